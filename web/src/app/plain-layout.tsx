/** Around the pages of plain elements, which need nothing of MUI: docs/architecture.md, "Which pages use MUI". */
export { PageFrame as default } from './page-frame.tsx';
