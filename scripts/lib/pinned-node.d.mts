export function pinnedNode(root: string, platform?: string, arch?: string): string | undefined;
