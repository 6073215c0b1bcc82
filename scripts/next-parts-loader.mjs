// @ts-check
/**
 * A loader for Turbopack: leaves out of Next what no page of the site uses, which every visitor would load. Next's constants are
 * for the server but for one, and there are no server actions.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function nextPartsLoader(source) {
  if (!this.resourcePath.endsWith('constants.js')) return 'exports.serverActionReducer = (state) => state'
  const [constant] = /^const NEXT_NAV_DEPLOYMENT_ID_HEADER = .*$/m.exec(source) ?? []
  return constant
    ? `${constant}\nexports.NEXT_NAV_DEPLOYMENT_ID_HEADER = NEXT_NAV_DEPLOYMENT_ID_HEADER`
    : source
}
