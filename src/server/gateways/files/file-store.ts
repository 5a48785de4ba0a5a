/** Where the bytes of files are kept, by a name such as `0a1b….webp`. */
export type FileStore = {
  put: (name: string, bytes: Uint8Array, mediaType: string) => Promise<void>;
  /** Undefined where there is none of this name. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Deleting what is gone is no error. */
  remove: (name: string) => Promise<void>;
};
