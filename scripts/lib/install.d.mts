interface LockFile {
  packages?: Record<
    string,
    { version?: string; resolved?: string; optional?: boolean; devOptional?: boolean }
  >;
}
export function satisfies(lock: LockFile, installed: LockFile): boolean;
export function isInstalled(root: string): boolean;
export function installWhenNeeded(root: string): Promise<void>;
