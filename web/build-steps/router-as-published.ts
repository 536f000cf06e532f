import type { Plugin } from 'vite';

/** `Form.displayName = "Form";`: a name for those who write a site. */
const displayName = /^\w+\.displayName = "\w+";$/gm;
const component = /(?<=^var \w+ = )(?=React\d*\.forwardRef\()/gm;

/**
 * Brings React Router as it is meant for people who use a site. Its package leads every bundler to the files for those who
 * write one, with warnings that nobody reads here; the others lie beside them. What of it we do not use stays away: a
 * component that is made by a call and given a name afterwards is kept by every bundler, wanted or not.
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
    transform(code, id) {
      if (!id.includes('/react-router/dist/production/')) return undefined;
      return { code: code.replace(displayName, '').replace(component, '/* @__PURE__ */ '), map: null };
    },
  };
}
