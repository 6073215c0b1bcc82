/**
 * What makes a button that may stand in a form open or close a popover, without script. It belongs to no form, because
 * Safari 17 ignores the popover of a button that has a form (https://bugs.webkit.org/show_bug.cgi?id=275899). `form` can
 * go when `browserslist` in package.json names no Safari before 18.
 * @param id the popover's id
 */
export const popoverButton = (id: string) => ({ type: 'button', form: '', popoverTarget: id }) as const
