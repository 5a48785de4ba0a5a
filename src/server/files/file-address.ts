/** The name of a smaller size: `0a1b….webp` and 96 give `0a1b…-96.webp`. */
export const sizeName = (key: string, width: number): string => key.replace(/\.(\w+)$/, `-${width}.$1`);

/** Where a file is read on this site. */
export const fileUrl = (name: string): string => `/files/${name}`;
