/**
 * Characters that nobody sees, though they change what is read: controls, marks that force the direction of a text,
 * spaces without width, fillers that count as letters, and halves of letters. Line breaks and tabs stay, and so do
 * joiners and the direction marks of single words, which names in Arabic and Persian need.
 */
const HIDDEN =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u115f\u1160\u180e\u200b\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|\p{Cs}/gu

/** The text without hidden characters. */
export const removeHidden = (text: string) => text.replace(HIDDEN, '')
