export function withFolderLock<T>(folder: string, work: () => Promise<T>): Promise<T>;
