import 'swiper/css';
import 'swiper/css/effect-fade';
import Swiper from 'swiper';
import { A11y, Autoplay, EffectFade, Keyboard } from 'swiper/modules';

export interface CarouselOptions {
  /** Slides shown at a time, by width. */
  readonly perView: { readonly phone: number; readonly tablet: number; readonly desktop: number };
  /** Milliseconds between slides; without it nothing moves by itself. */
  readonly autoplay?: number;
  readonly fade?: boolean;
}

const reducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Autoplay only without a preference for less motion. */
export function startCarousel(viewport: HTMLElement, options: CarouselOptions): Swiper {
  const { phone, tablet, desktop } = options.perView;
  const swiper = new Swiper(viewport, {
    modules: [A11y, Autoplay, EffectFade, Keyboard],
    slidesPerView: phone,
    spaceBetween: 16,
    rewind: true,
    keyboard: { enabled: false, onlyInViewport: true },
    // The slides are a list's items, which cannot have Swiper's role.
    a11y: { slideRole: 'listitem' },
    breakpoints: {
      600: { slidesPerView: tablet, spaceBetween: 16 },
      900: { slidesPerView: desktop, spaceBetween: 24 },
    },
    ...(options.fade && { effect: 'fade', fadeEffect: { crossFade: true } }),
    ...(options.autoplay &&
      !reducedMotion() && { autoplay: { delay: options.autoplay, pauseOnMouseEnter: true } }),
  });
  // Only for the carousel with the focus: another one may be beside it.
  const carousel = viewport.parentElement;
  carousel?.addEventListener('focusin', () => !swiper.destroyed && swiper.keyboard.enable());
  carousel?.addEventListener('focusout', () => !swiper.destroyed && swiper.keyboard.disable());
  return swiper;
}
