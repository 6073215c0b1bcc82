/**
 * Every currency with a rate: code | name | further names that mean this currency alone | names that several currencies,
 * or ordinary words, share. A name of several words is joined by "_". The full name, and its last word, need no entry.
 */
const TABLE = `
AED|United Arab Emirates dirham|uae_dirham emirati_dirham|dh dhs د.إ درهم
AFN|Afghan afghani|؋ افغانی|
ALL|Albanian lek|lekë|
AMD|Armenian dram|֏ դրամ|
AOA|Angolan kwanza||kz
ARS|Argentine peso|ar$ argentinian_peso|$
AUD|Australian dollar|au$ a$ aus$ 澳元 澳币|$ 元
AWG|Aruban florin||
AZN|Azerbaijani manat|₼|
BAM|Bosnian convertible mark|convertible_mark|km
BBD|Barbadian dollar|bds$ barbados_dollar|$
BDT|Bangladeshi taka|৳ টাকা|tk
BHD|Bahraini dinar||bd دينار
BIF|Burundian franc|fbu|
BND|Brunei dollar|b$|$
BOB|Bolivian boliviano||bs
BRL|Brazilian real|r$ reais|
BTN|Bhutanese ngultrum||nu
BWP|Botswanan pula||p
BYN|Belarusian ruble|belarusian_rouble|br руб рубль рубля рублей rouble
BZD|Belize dollar|bz$|$
CAD|Canadian dollar|ca$ c$ can$ cdn$ cdn $ca $can $cad $_ca $_can 加元 加币|$
CDF|Congolese franc||fc
CHF|Swiss franc|sfr schweizer_franken franken francs_suisses franchi|fr
CLP|Chilean peso|clp$|$
CNY|Chinese yuan|rmb cn¥ renminbi yuans yuan_renminbi 人民币 人民幣 元人民币 юань юаней|¥ 元 圆
COP|Colombian peso|col$ cop$|$
CRC|Costa Rican colón|₡|
CUP|Cuban peso||$
CZK|Czech koruna|kč kc korun czech_crown|
DJF|Djiboutian franc||fdj
DKK|Danish krone|danske_kroner|kr dkr kroner
DOP|Dominican peso|rd$|$
DZD|Algerian dinar|dinar_algérien|da دج دينار
EGP|Egyptian pound|e£ le£ جنيه_مصري|l.e le £ جنيه
ETB|Ethiopian birr|ብር|br
EUR|Euro|€ eu€ евро ευρώ يورو ユーロ 欧元 歐元 유로 avro evro eiro eurot euroa ยูโร|
FJD|Fijian dollar|fj$ fiji_dollar|$
GBP|British pound|gb£ uk£ pound_sterling pounds_sterling sterling stg gbp£ £stg 英镑 英鎊 ポンド 파운드 фунт_стерлингов|£ pound
GEL|Georgian lari|₾ ლარი|
GHS|Ghanaian cedi|gh₵ ₵ ghc ghs₵ gh¢ ghana_cedi|
GIP|Gibraltar pound||£
GMD|Gambian dalasi||d
GNF|Guinean franc|francs_guinéens|fg
GTQ|Guatemalan quetzal||q
HKD|Hong Kong dollar|hk$ 港币 港幣 港元|$ 元
HNL|Honduran lempira||l
HTG|Haitian gourde||g
HUF|Hungarian forint|ft huf_ft|
IDR|Indonesian rupiah|rp|
ILS|Israeli new shekel|₪ nis israeli_shekel שקל שקלים ש״ח|
INR|Indian rupee|₹ रुपये रुपए रु ரூபாய்|rs re
IQD|Iraqi dinar|دينار_عراقي|دينار
IRR|Iranian rial||ریال riyal
ISK|Icelandic króna|íslenskar_krónur krónur|kr krona krónur
JMD|Jamaican dollar|ja$ j$|$
JOD|Jordanian dinar|دينار_أردني|jd دينار
JPY|Japanese yen|円 jp¥ 日元 日圓 엔|¥
KES|Kenyan shilling|ksh kshs kenya_shilling|sh shs
KGS|Kyrgyz som||сом
KHR|Cambodian riel|៛|
KMF|Comorian franc||fc
KPW|North Korean won||₩ 원
KRW|South Korean won|₩ 원 won korean_won 韩元 韓元|
KWD|Kuwaiti dinar|دينار_كويتي د.ك|kd دينار
KZT|Kazakhstani tenge|₸ тенге теңге tg|
LAK|Laotian kip|₭ ກີບ|
LBP|Lebanese pound|lebanese_lira|l.l ll £ lira ليرة
LKR|Sri Lankan rupee|slrs රු|rs
LRD|Liberian dollar|ld$|$
LSL|Lesotho loti|maloti|m
LYD|Libyan dinar||ld دينار
MAD|Moroccan dirham||dh dhs درهم
MDL|Moldovan leu||lei
MGA|Malagasy ariary||ar
MKD|Macedonian denar|ден денари denari|
MMK|Myanmar kyat|mmk_ks|ks k
MNT|Mongolian tugrik|₮ төгрөг tögrög|
MOP|Macanese pataca|mop$ 澳门币|$ 元
MRU|Mauritanian ouguiya||um
MUR|Mauritian rupee||rs
MVR|Maldivian rufiyaa||rf mrf
MWK|Malawian kwacha||mk k
MXN|Mexican peso|mx$ mex$ mxn$|$
MYR|Malaysian ringgit|ringgit_malaysia rm|
MZN|Mozambican metical|mtn meticais|mt
NAD|Namibian dollar|n$|$
NGN|Nigerian naira|₦|n
NIO|Nicaraguan córdoba||c$
NOK|Norwegian krone|norske_kroner nkr|kr kroner
NPR|Nepalese rupee|nrs nepali_rupee|rs
NZD|New Zealand dollar|nz$ 纽币 新西兰元|$
OMR|Omani rial||ro riyal ريال
PAB|Panamanian balboa|b/.|
PEN|Peruvian sol|s/. s/ soles nuevos_soles|
PGK|Papua New Guinean kina||k
PHP|Philippine peso|₱ php₱ piso|p
PKR|Pakistani rupee|pkrs|rs
PLN|Polish zloty|zł złoty złotych złote złotych|zl
PYG|Paraguayan guarani|₲ guaraní guaraníes gs|
QAR|Qatari riyal||qr ريال rial
RON|Romanian leu||lei
RSD|Serbian dinar|динара динар din|
RUB|Russian ruble|₽ russian_rouble|руб рубль рубля рублей rouble
RWF|Rwandan franc|frw|
SAR|Saudi riyal|saudi_rial saudi_arabian_riyal ريال_سعودي ر.س|sr ريال rial
SBD|Solomon Islands dollar|si$|$
SDG|Sudanese pound||£ جنيه
SEK|Swedish krona|svenska_kronor skr kronor|kr kronor
SGD|Singapore dollar|s$ sg$ 新币 新加坡元|$ 元
SLE|Sierra Leonean leone||le
SOS|Somali shilling||sh shs
SSP|South Sudanese pound||£
STN|São Tomé dobra||db
SYP|Syrian pound||£ ليرة lira
THB|Thai baht|฿ บาท|
TJS|Tajikistani somoni|сомони|
TMT|Turkmenistani manat||
TND|Tunisian dinar||dt دينار
TRY|Turkish lira|₺ türk_lirası|tl lirası
TWD|New Taiwan dollar|nt$ ntd taiwan_dollar 新台幣 新臺幣 新台币 台币 臺幣 台幣|$ 元
TZS|Tanzanian shilling|tsh tshs tanzania_shilling|sh shs
UAH|Ukrainian hryvnia|₴ грн гривень гривні uah₴|
UGX|Ugandan shilling|ush ugsh uganda_shilling|sh shs
USD|US dollar|us$ u.s.$ $us $_us usd$ american_dollar united_states_dollar 美元 美金 米ドル 달러 долларов_сша доллар_сша dolar_as dolar_amerika|$ dollar ドル دولار dólar dólares dolar
UYU|Uruguayan peso|$u uy$|$
UZS|Uzbekistani som|so'm soʻm сўм|сум сўм
VES|Venezuelan bolívar||bs
VND|Vietnamese dong|₫ đồng đ vnđ|
XAF|Central African CFA franc||fcfa cfa f_cfa francs_cfa franc_cfa
XCD|East Caribbean dollar|ec$|$
XCG|Caribbean guilder||
XOF|West African CFA franc||fcfa cfa f_cfa francs_cfa franc_cfa
XPF|CFP franc|fcfp francs_pacifique|
YER|Yemeni rial||riyal ريال
ZAR|South African rand|sa_rand|r
ZMW|Zambian kwacha||k
`

/** A currency that the site knows a rate for. */
type Currency = {
  /** ISO 4217 */
  code: string
  /** In English, in the singular: "Swiss franc". */
  name: string
  /** Signs and words that mean this currency alone, in small letters: "hk$", "złotych". */
  names: readonly string[]
  /** Signs and words that other currencies, or ordinary words, share: "$", "kr". */
  sharedNames: readonly string[]
}

const namesOf = (cell = '') =>
  cell
    .split(' ')
    .filter(Boolean)
    .map((name) => name.replaceAll('_', ' '))

/** Every currency that can be chosen, typed, read and imported, by code. A test holds it to the table of rates. */
export const CURRENCIES: readonly Currency[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [code = '', name = '', names, sharedNames] = line.split('|')
    return { code, name, names: namesOf(names), sharedNames: namesOf(sharedNames) }
  })
