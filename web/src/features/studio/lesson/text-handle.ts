import type { MarkdownTool } from './markdown-tools.ts';

/** What the toolbar needs of an editor, whichever it is. */
export interface TextHandle {
  /** Uses a tool on what is chosen, and gives the focus back. */
  readonly apply: (tool: MarkdownTool) => void;
}
