type Environment = Readonly<Record<string, string | undefined>>;

/**
 * How many instances of `api`, and of `pages`, may run: `MAX_INSTANCES`, default 10. A ceiling for the bill; above it calls wait
 * and then fail.
 * @throws Error for anything but a whole number from 1 to 1000; a deploy stops at it
 */
export function maxInstancesOf({ MAX_INSTANCES }: Environment): number {
  const setting = MAX_INSTANCES || '10';
  if (/^[1-9]\d{0,3}$/.test(setting) && Number(setting) <= 1000) return Number(setting);
  throw new Error('MAX_INSTANCES must be a whole number from 1 to 1000');
}
