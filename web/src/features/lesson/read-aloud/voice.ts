/**
 * The device's voice for a language: one that needs no connection before others, then the one it prefers.
 * @param lang `en`, `bn`, `en-GB`
 * @returns undefined: the device cannot say it
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
 * Tells of the device's voices now and as they become known; some browsers look for them only when they are asked.
 * @returns what stops it
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
