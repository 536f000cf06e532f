import { siteConfig } from '@pathshala/brand/site.config';
import { words } from '../../words/words.ts';

/** Says that a section's people are invented, while the settings say so. */
export const Invented = () => siteConfig.invented && <p className="note">{words['home.invented']()}</p>;
