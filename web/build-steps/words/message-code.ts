import type { Message, Part } from './message.ts';

const escaped = (text: string) => JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
const inTemplate = (text: string) => escaped(text).replace(/`|\$\{/g, (sign) => `\\${sign}`);

/** What a value of the message is in code: an input as it was given, or what is made of it. */
function codeOfValue(name: string, { locals }: Message, language: string): string {
  const local = locals.get(name);
  return local ? `${local.kind}(${JSON.stringify(language)}, i.${local.input})` : `i.${name}`;
}

function textOf(parts: readonly Part[], value: (name: string) => string): string {
  const pieces = parts.map((part) => {
    if (part.type === 'text') return inTemplate(part.text);
    return part.type === 'value' ? `\${${value(part.text)}}` : '';
  });
  return `\`${pieces.join('')}\``;
}

function listOf(parts: readonly Part[], value: (name: string) => string): string {
  const rows = parts.map((part) => {
    if (part.type === 'text') return `{ type: "text", value: ${textOf([part], value)} }`;
    if (part.type === 'value') return `{ type: "text", value: String(${value(part.text)}) }`;
    return `{ type: "${part.type}", name: "${part.name}" }`;
  });
  return `[${rows.join(', ')}]`;
}

export const hasMarks = ({ forms }: Message): boolean =>
  forms.some(({ parts }) => parts.some(({ type }) => type.startsWith('markup')));

/**
 * A message as a function of its inputs; one with marks gives its parts, too.
 * @param name what the function is called in the module
 */
export function messageCode(name: string, message: Message, language: string): string {
  const value = (of: string) => codeOfValue(of, message, language);
  const inForms = (write: (parts: readonly Part[], value: (name: string) => string) => string) =>
    message.forms
      .map(({ value: of, parts }, at) => {
        const isLast = at === message.forms.length - 1;
        const test = isLast ? '' : `${value(message.selector ?? '')} === ${JSON.stringify(of)} ? `;
        return test + write(parts, value);
      })
      .join(' : ');
  const inputs = message.inputs.length > 0 ? 'i' : '';
  const text = `(${inputs}) => ${inForms(textOf)}`;
  const said = hasMarks(message)
    ? `/* @__PURE__ */ Object.assign(${text}, { parts: (${inputs}) => ${inForms(listOf)} })`
    : text;
  return `export const ${name} = ${said};\n`;
}

/** The type of a message, with what it says in the first language for those who read the code. */
export function messageType(name: string, key: string, message: Message): string {
  const value = (of: string) => `{${of}}`;
  const said = textOf(message.forms.at(-1)?.parts ?? [], value)
    .slice(1, -1)
    .replaceAll('*/', '* /');
  const rows = message.inputs.map((input) => `${input}: Value`).join('; ');
  const inputs = rows ? `inputs: { ${rows} }` : 'inputs?: None';
  const type = `${hasMarks(message) ? 'Marked' : 'Plain'}<[${inputs}, options?: Options]>`;
  return `/** ${said} */\ndeclare const ${name}: ${type};\nexport { ${name} as ${JSON.stringify(key)} };\n`;
}
