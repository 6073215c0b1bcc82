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
export const simplifyHan = (text: string): string =>
  text.replace(/[\u3400-\u9fff]/g, (character) => simplified.get(character) ?? character)
