import { Children, type CSSProperties, type ReactNode } from 'react';
import { words } from '../words/words.ts';
import styles from './carousel.module.css';
import type { CarouselOptions } from './carousel-engine.ts';
import { Icon } from './icon.tsx';

interface CarouselProps {
  readonly label: string;
  readonly options: CarouselOptions;
  readonly children: ReactNode;
}

/** HTML alone: `startCarousels` moves it. With autoplay, also a pause button (WCAG 2.2.2). */
export function Carousel({ label, options, children }: CarouselProps) {
  const { phone, tablet, desktop } = options.perView;
  const style = {
    '--per-view-phone': phone,
    '--per-view-tablet': tablet,
    '--per-view-desktop': desktop,
  } as CSSProperties;
  const play = words['ui.play']({ label });
  return (
    // A group: the section around it is the landmark, and may have the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      className={styles.carousel}
      style={style}
      aria-roledescription="carousel"
      aria-label={label}
      data-carousel={JSON.stringify(options)}
    >
      {/* Until Swiper has started, and without scripts, the row scrolls natively. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={`swiper ${styles.viewport}`} tabIndex={0}>
        <ul className={`swiper-wrapper ${styles.track}`}>
          {Children.map(children, (slide) => (
            <li className={`swiper-slide ${styles.slide}`}>{slide}</li>
          ))}
        </ul>
      </div>
      <div className={`row gap-2 ${styles.controls}`}>
        {options.autoplay && (
          <button
            type="button"
            className="control round"
            aria-label={play}
            data-play={play}
            data-pause={words['ui.pause']({ label })}
          >
            <span className="center">
              <Icon name="play" />
            </span>
            <span className="center" style={{ display: 'none' }}>
              <Icon name="pause" />
            </span>
          </button>
        )}
        <button
          type="button"
          className={`control round ${styles.step}`}
          data-step="-1"
          aria-label={words['ui.previous']({ label })}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className={`control round ${styles.step}`}
          data-step="1"
          aria-label={words['ui.next']({ label })}
        >
          <Icon name="next" />
        </button>
      </div>
    </div>
  );
}

/** Once it is near the screen, to keep Swiper out of the first view. */
function startWhenNear(carousel: HTMLElement): () => void {
  let stop = () => carousel.removeEventListener('click', note);
  let early: (() => void) | undefined;
  // A press before Swiper has loaded is done afterwards, unless that has happened by itself.
  function note({ target }: Event): void {
    const button = target instanceof Element ? target.closest('button') : null;
    const label = button?.getAttribute('aria-label');
    early = () => button?.getAttribute('aria-label') === label && button?.click();
  }
  async function start(): Promise<void> {
    const { startCarousel } = await import('./carousel-engine.ts');
    if (!carousel.isConnected) return;
    stop();
    stop = startCarousel(carousel);
    early?.();
  }
  carousel.addEventListener('click', note);
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      carousel.dataset.near = '';
      // Without Swiper the row scrolls.
      start().catch(() => undefined);
    },
    { rootMargin: '120px' },
  );
  observer.observe(carousel);
  return () => {
    observer.disconnect();
    stop();
  };
}

/** @returns stops them */
export function startCarousels(place: HTMLElement): () => void {
  const carousels = [...place.getElementsByClassName(styles.carousel ?? '')] as HTMLElement[];
  const stops = carousels.map(startWhenNear);
  return () => {
    for (const stop of stops) stop();
  };
}
