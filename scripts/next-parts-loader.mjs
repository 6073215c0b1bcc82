// @ts-check
/** What is used of modules that Next's client shares with its server. */
export const USED = {
  'lib/constants.js': [
    'NEXT_INTERCEPTION_MARKER_PREFIX',
    'NEXT_NAV_DEPLOYMENT_ID_HEADER',
    'NEXT_QUERY_PARAM_PREFIX',
  ],
  'shared/lib/router/utils/format-url.js': ['formatUrl'],
  'shared/lib/utils.js': ['DecodeError', 'getLocationOrigin', 'isAbsoluteUrl'],
}

const EXPORTED = /^ {4}(\w+): function\(\) {\n {8}return \w+;\n {4}},?\n/gm

/**
 * A loader for Turbopack: leaves out of Next what no page of the site uses, which every visitor would load. What is not exported
 * goes when the script is made small. There are no server actions.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function nextPartsLoader(source) {
  const used = Object.entries(USED).find(([file]) => this.resourcePath.endsWith(file))?.[1]
  if (!used) return 'exports.serverActionReducer = (state) => state'
  return source.replace(EXPORTED, (exported, name) => (used.includes(name) ? exported : ''))
}
