/**
 * A word in a script whose letters join, which a page brings fonts of its own for; with the signs that join letters or keep
 * them apart, and the full stop. Another such script is one more range here, and faces in `art/fonts`.
 */
export const joinedWord: RegExp = /[\u0964\u0965\u0980-\u09FF\u200C\u200D]+/g;
