/**
 * Picks the device's voice for a language: local voices first, then the device's default.
 * @param lang such as `en`, `bn` or `en-GB`
 * @returns undefined if the device has no voice for it
 */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  lang: string,
): SpeechSynthesisVoice | undefined {
  const base = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];
  const fitting = voices.filter((voice) => base(voice.lang) === base(lang));
  const rank = (voice: SpeechSynthesisVoice) => Number(voice.localService) * 2 + Number(voice.default);
  return fitting.sort((a, b) => rank(b) - rank(a))[0];
}

/**
 * Reports the device's voices now and whenever they change; some browsers load them only when asked.
 * @returns a function that unsubscribes
 */
export function onVoices(
  synthesis: SpeechSynthesis,
  tell: (voices: readonly SpeechSynthesisVoice[]) => void,
): () => void {
  const heard = () => tell(synthesis.getVoices());
  heard();
  synthesis.addEventListener?.('voiceschanged', heard);
  return () => synthesis.removeEventListener?.('voiceschanged', heard);
}
