/** Small Latin letters and digits, in words parted by hyphens: what stands in addresses. */
export const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/;
