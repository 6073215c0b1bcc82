/**
 * The params for which pages and files are made while building; none while developing, where each is made when asked
 * for. `next dev` writes those that it is told into one file, for several requests at a time, and once their writing
 * overlaps every address answers 500 until it is started anew (https://github.com/vercel/next.js/issues/96259). A search
 * in the list asks for four files at once.
 */
export function paramsToBuild<Params>(make: () => Params): Params | never[] {
  return process.env.NODE_ENV === 'development' ? [] : make()
}
