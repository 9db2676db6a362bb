/** Titles and initials, then the first word that is neither. */
const greeted =
  /^(?:(?:mrs|mr|ms|miss|dr|smt|shri|sri|prof)(?:\.\s*|\s+))*(?:\p{L}(?:\.\s*|\s+))*\S+/iu;

/** For greetings: with the title, because “Hello Mrs” is rude and the name may be a surname. */
export const firstName = (name: string): string => {
  const [found = name] = greeted.exec(name.trim()) ?? [];
  return found.replace(/\s+/g, ' ');
};
