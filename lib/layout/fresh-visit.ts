/**
 * A script for the head: it marks a document that was opened at its address, not by Back, Forward or Reload. There is no
 * place in it to come back to, so cards far below the window need no layout before they come near (globals.css).
 */
export const FRESH_VISIT_SCRIPT = `if(performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.fresh=''`
