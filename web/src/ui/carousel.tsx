import { Children, type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Swiper } from 'swiper';
import { words } from '../words/words.ts';
import styles from './carousel.module.css';
import type { CarouselOptions } from './carousel-engine.ts';
import { Icon } from './icon.tsx';

interface CarouselProps {
  readonly label: string;
  readonly options: CarouselOptions;
  readonly children: ReactNode;
}

/** Starts when the slides are near the screen, to keep Swiper out of the first view. */
function useCarousel(options: CarouselOptions) {
  const viewport = useRef<HTMLDivElement>(null);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [playing, setPlaying] = useState(false);
  // A press before Swiper has loaded is done afterwards.
  const early = useRef<(swiper: Swiper) => void>(undefined);
  const press = (act: (swiper: Swiper) => void) => {
    if (swiper) act(swiper);
    else early.current = act;
  };

  useEffect(() => {
    const element = viewport.current;
    if (!element) return;
    let started: Swiper | null = null;
    let cancelled = false;
    const observer = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        const { startCarousel } = await import('./carousel-engine.ts');
        if (cancelled) return;
        started = startCarousel(element, options);
        started.on('autoplayStart', () => setPlaying(true));
        started.on('autoplayStop', () => setPlaying(false));
        setPlaying(started.autoplay.running);
        setSwiper(started);
        early.current?.(started);
      },
      { rootMargin: '120px' },
    );
    observer.observe(element);
    return () => {
      cancelled = true;
      observer.disconnect();
      started?.destroy();
    };
  }, [options]);
  return { viewport, swiper, playing, press };
}

/** With autoplay, also a pause button (WCAG 2.2.2). `options` must be a constant. */
export function Carousel({ label, options, children }: CarouselProps) {
  const { viewport, swiper, playing, press } = useCarousel(options);
  const { phone, tablet, desktop } = options.perView;
  const style = {
    '--per-view-phone': phone,
    '--per-view-tablet': tablet,
    '--per-view-desktop': desktop,
  } as CSSProperties;
  return (
    // A group: the section around it is the landmark, and may have the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      role="group"
      className={styles.carousel}
      style={style}
      aria-roledescription="carousel"
      aria-label={label}
    >
      {/* Until Swiper has started, and without scripts, the row scrolls natively. */}
      <div ref={viewport} className={`swiper ${styles.viewport}`} tabIndex={swiper ? undefined : 0}>
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
            aria-label={playing ? words['ui.pause']({ label }) : words['ui.play']({ label })}
            onClick={() => press(({ autoplay }) => (playing ? autoplay.stop() : autoplay.start()))}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        )}
        <button
          type="button"
          className={`control round ${styles.step}`}
          aria-label={words['ui.previous']({ label })}
          onClick={() => press((slides) => slides.slidePrev())}
        >
          <Icon name="back" />
        </button>
        <button
          type="button"
          className={`control round ${styles.step}`}
          aria-label={words['ui.next']({ label })}
          onClick={() => press((slides) => slides.slideNext())}
        >
          <Icon name="next" />
        </button>
      </div>
    </div>
  );
}
