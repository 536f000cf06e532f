import { siteConfig } from '@pathshala/brand/site.config';
import { words } from '../../words/words.ts';

/** Says of a section that its people are made up, for as long as the school's settings say so. */
export const Invented = () => siteConfig.invented && <p className="note">{words['home.invented']()}</p>;
