import 'swiper/css';
import 'swiper/css/effect-fade';
import Swiper from 'swiper';
import { A11y, Autoplay, EffectFade, Keyboard } from 'swiper/modules';

export interface CarouselOptions {
  /** Slides shown at a time, by width. */
  readonly perView: { readonly phone: number; readonly tablet: number; readonly desktop: number };
  /** Milliseconds between slides; left out: it does not play by itself. */
  readonly autoplay?: number;
  readonly fade?: boolean;
}

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Starts Swiper on prerendered slides. It plays by itself only where motion is welcome. */
export function startCarousel(viewport: HTMLElement, options: CarouselOptions): Swiper {
  const { phone, tablet, desktop } = options.perView;
  const swiper = new Swiper(viewport, {
    modules: [A11y, Autoplay, EffectFade, Keyboard],
    slidesPerView: phone,
    spaceBetween: 16,
    rewind: true,
    keyboard: { enabled: false, onlyInViewport: true },
    // The slides are a list's items; Swiper's own role for them may not be in a list.
    a11y: { slideRole: 'listitem' },
    breakpoints: {
      600: { slidesPerView: tablet, spaceBetween: 16 },
      900: { slidesPerView: desktop, spaceBetween: 24 },
    },
    ...(options.fade && { effect: 'fade', fadeEffect: { crossFade: true } }),
    ...(options.autoplay &&
      !reducedMotion() && { autoplay: { delay: options.autoplay, pauseOnMouseEnter: true } }),
  });
  // The arrow keys are the carousel's while the focus is in it: beside it there may be a row that they move.
  const carousel = viewport.parentElement;
  carousel?.addEventListener('focusin', () => !swiper.destroyed && swiper.keyboard.enable());
  carousel?.addEventListener('focusout', () => !swiper.destroyed && swiper.keyboard.disable());
  return swiper;
}
