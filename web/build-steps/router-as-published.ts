import type { Plugin } from 'vite';

/**
 * Brings React Router as it is meant for people who use a site. Its package leads every bundler to the files for those who
 * write one, with warnings that nobody reads here; the others lie beside them.
 */
export function routerAsPublished(): Plugin {
  return {
    name: 'pathshala:router-as-published',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async resolveId(id, importer, options) {
      if (!/^react-router(?:\/dom)?$/.test(id)) return undefined;
      const found = await this.resolve(id, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}
