/**
 * A script for the head, before any other: presses of buttons in a part that its script has not taken over are noted, in
 * order. Links work by themselves until scripts come.
 */
export const EARLY_PRESS_SCRIPT = `addEventListener('click',function(event){var button=event.target.closest?.('[data-early] button[type="button"]:not([popovertarget])');if(!button||event.ctrlKey||event.metaKey||event.shiftKey||event.altKey)return;event.stopPropagation();(window.earlyPresses??=[]).push(button)},true)`

/** What was pressed before its script was there, in order. */
export const earlyPresses = (): HTMLElement[] =>
  ((window as Window & { earlyPresses?: HTMLElement[] }).earlyPresses ??= [])
