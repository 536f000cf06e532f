/** Emotion's own key, so that its cache in the browser takes over the styles written into the prerendered page. */
export const emotionOptions = { key: 'css' };
