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

/** The button says what a press does. */
function followAutoplay(button: HTMLElement, swiper: Swiper): void {
  const { play = '', pause = '' } = button.dataset;
  const show = () => {
    const { running } = swiper.autoplay;
    button.setAttribute('aria-label', running ? pause : play);
    for (const [at, icon] of button.querySelectorAll('span').entries())
      icon.style.display = running === (at === 0) ? 'none' : '';
  };
  swiper.on('autoplayStart', show);
  swiper.on('autoplayStop', show);
  show();
}

/** Autoplay only without a preference for less motion. @returns stops it */
export function startCarousel(carousel: HTMLElement): () => void {
  const options: CarouselOptions = JSON.parse(carousel.dataset.carousel ?? '');
  const { phone, tablet, desktop } = options.perView;
  const viewport = carousel.querySelector<HTMLElement>('.swiper');
  if (!viewport) return () => undefined;
  viewport.removeAttribute('tabindex');
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
  const listening = new AbortController();
  const { signal } = listening;
  // Only for the carousel with the focus: another one may be beside it.
  carousel.addEventListener('focusin', () => swiper.keyboard.enable(), { signal });
  carousel.addEventListener('focusout', () => swiper.keyboard.disable(), { signal });
  for (const button of carousel.querySelectorAll<HTMLElement>('button')) {
    const { step, play } = button.dataset;
    const { autoplay } = swiper;
    const press = () => {
      if (step === '1') swiper.slideNext();
      else if (step) swiper.slidePrev();
      else if (autoplay.running) autoplay.stop();
      else autoplay.start();
    };
    button.addEventListener('click', press, { signal });
    if (play) followAutoplay(button, swiper);
  }
  return () => {
    listening.abort();
    swiper.destroy();
  };
}
