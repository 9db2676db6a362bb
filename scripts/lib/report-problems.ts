export const reportProblems = (check: string, problems: string[]): void => {
  if (problems.length === 0) {
    console.log(`${check}: ok`);
    return;
  }
  console.error(`${check}: ${problems.length} problems`);
  for (const problem of problems) console.error(`  ${problem}`);
  process.exitCode = 1;
};
