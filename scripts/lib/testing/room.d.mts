export function visitAlone(lock: string, milliseconds: number): Promise<boolean>;
