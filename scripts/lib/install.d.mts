export interface LockFile {
  packages?: Record<
    string,
    { version?: string; resolved?: string; optional?: boolean; devOptional?: boolean; os?: string | string[] }
  >;
}
interface Machine {
  os: string;
  cpu: string;
  libc?: string;
}
export function missingPackages(lock: LockFile, installed: LockFile, machine?: Machine): string[];
export function isInstalled(root: string): boolean;
export function installWhenNeeded(root: string): Promise<void>;
