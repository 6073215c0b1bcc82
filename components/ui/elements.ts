import type { ReactElement } from 'react'

/**
 * Content that is drawn beside other content: elements, and no text without an element of its own. A page translator puts
 * another node in a text's place, so React can neither change the text nor draw anything before it.
 */
export type Elements = ReactElement | readonly Elements[] | '' | false | null | undefined
