export function watchMenus(): void;
