/**
 * Traditional and Japanese forms of Han characters, each before its simplified form: those of the characters that names in
 * the catalogue have. From the tables of OpenCC (Apache-2.0), of which `tests/fixtures/han-forms.txt` has all.
 */
const PAIRS =
  '亜亚亞亚伝传來来価价傢家傳传僑侨價价児儿兒儿內内剋克創创劄札協协囌苏國国奧奥學学寧宁岡冈島岛師师広广庫库廈厦廣广復复応应愛爱慶庆應应揚扬敎教會会朮术東东業业機机橫横檯台歯齿沢泽浜滨済济溫温漢汉澤泽濟济' +
  '濱滨灣湾爾尔獨独產产産产県县碕埼礦矿稲稻穀谷竜龙箚札範范築筑約约紐纽紮扎経经經经維维縣县縴纤繊纤纖纤義义聖圣臺台舘馆芸艺華华葉叶葯药薩萨薬药藝艺藥药蘇苏蘭兰術术衕同衛卫裏里裡里複复計计設设誌志語语諾诺' +
  '財财賀贺質质輔辅農农辺边連连遊游邊边郵邮鄭郑醫医銘铭長长門门開开関关關关際际雙双電电鞦秋韆千頭头颱台館馆馬马鳥鸟齒齿龍龙'

const simplified = new Map(
  Array.from(PAIRS.matchAll(/(.)(.)/gu), ([, form = '', simple = '']) => [form, simple]),
)

/** A text with the simplified form of each character: 東京 and 东京 are one name. */
const simplifyHan = (text: string): string =>
  text.replace(/[\u3400-\u9fff]/g, (character) => simplified.get(character) ?? character)

/** Accents of Latin, Greek and Cyrillic letters, and the optional points and vowel signs of Hebrew and Arabic. */
const ACCENTS = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u064b-\u065f\u0670]/g

/**
 * The searchable form of a text: lower case, no accents, single spaces instead of punctuation, "and" for "&", "saint" for
 * "St." and "Sankt", simplified Chinese. The vowel signs of other scripts (Devanagari, Bengali, Thai) stay, because words
 * differ by them.
 */
export function normaliseText(text: string): string {
  const words = simplifyHan(text)
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/ł/g, 'l')
    .replace(/đ/g, 'd')
    .replace(/æ/g, 'ae')
    .replace(/œ/g, 'oe')
    .replace(/ı/g, 'i')
    .replace(/&/g, ' and ')
    .replace(/(^|[^\p{L}])st\./gu, '$1st ')
    .replace(/['’‘`´.]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
  return ` ${words} `.replace(SAINT, ' saint').trim()
}

const SAINT = / (st|ste|sainte|sankt)(?= )/g

/** The form in which names are compared: normalised, without "The" before it. */
export const foldName = (name: string): string => normaliseText(name).replace(/^the (?=.)/, '')

const STOP_WORDS = new Set(['of', 'the', 'and', 'in', 'at', 'for', 'de', 'la'])

/** The words of a query. Small words count only if there are no others. */
export function queryWords(query: string): string[] {
  const words = normaliseText(query).split(' ').filter(Boolean)
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return telling.length > 0 ? telling : words
}
