const isAsServed = (select: HTMLSelectElement) => {
  const served = [...select.options].find(({ defaultSelected }) => defaultSelected) ?? select.options[0]
  return select.value === served?.value
}

/** React takes for typed only what differs from the value it last saw, and it first saw the typed one. */
function typeAgain(input: HTMLInputElement) {
  const typed = input.value
  input.value = ''
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, typed)
  input.dispatchEvent(new Event('input', { bubbles: true }))
  if (document.activeElement !== input) input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}

/**
 * Tells React what was chosen and typed in the server's HTML before its script was there. The fields show it, as do
 * those that the browser fills again on Back, but no event reached anyone.
 */
export function tellEarlyChoices(form: HTMLFormElement): void {
  for (const select of form.querySelectorAll('select')) {
    if (!isAsServed(select)) select.dispatchEvent(new Event('change', { bubbles: true }))
  }
  for (const input of form.querySelectorAll('input')) {
    if (input.value !== input.defaultValue) typeAgain(input)
  }
}
