/**
 * The `ref` of a fold whose content follows its `onToggle`. A fold opens without script, so it may be open before the script
 * that listens has come: then it says so once more.
 */
export function tellToggle(details: HTMLDetailsElement | null) {
  if (details?.open) details.dispatchEvent(new Event('toggle'))
}
