export const pincodePattern = /^[1-9]\d{5}$/;

export const isPincode = (text: string): boolean => pincodePattern.test(text);
