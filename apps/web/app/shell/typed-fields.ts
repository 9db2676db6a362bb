/** Part of the script in the head: from the first letter on it is known where somebody typed. */
export const noteTypedFields =
  "addEventListener('input',e=>(window.typedFields??=new Set).add(e.target),true)";
