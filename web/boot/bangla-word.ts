/** A word in Bangla, in a text; with the signs that join letters or keep them apart, and the full stop. */
export const banglaWord = /[\u0964\u0965\u0980-\u09FF\u200C\u200D]+/g;
