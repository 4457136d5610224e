/** Whether text can be stored and shown on one line: well-formed Unicode without control characters. */
export const isPrintable = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);
