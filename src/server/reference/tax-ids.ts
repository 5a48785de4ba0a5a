/**
 * What a tax number is called, by country, and the area codes of landlines where a form offers them.
 * Tax numbers: OECD, "Tax Identification Numbers", country sheets (oecd.org, Automatic Exchange Portal), read 2026; kinds are
 * short names of our own. Area codes: ITU-T, national numbering plans (E.164), read 2026. A country that is not here has
 * none that we vouch for.
 */
export const TAX_IDS: Readonly<Record<string, { type: string; name: string; areaCodes?: readonly string[] }>> = {
  AE: { type: 'trn', name: 'Tax Registration Number', areaCodes: ['2', '3', '4', '6', '7', '9'] },
  AT: { type: 'steuernummer', name: 'Abgabenkontonummer' },
  AU: { type: 'tfn', name: 'Tax File Number', areaCodes: ['2', '3', '7', '8'] },
  BA: { type: 'jib', name: 'Jedinstveni identifikacioni broj' },
  BE: { type: 'nn', name: 'Numéro national' },
  BH: { type: 'vat', name: 'VAT Account Number' },
  CA: { type: 'sin', name: 'Social Insurance Number' },
  CH: { type: 'ahv', name: 'AHV-Nummer' },
  DE: { type: 'idnr', name: 'Identifikationsnummer', areaCodes: ['30', '40', '69', '89', '211', '221', '341', '351', '511', '711'] },
  DK: { type: 'cpr', name: 'CPR-nummer' },
  EG: { type: 'tin', name: 'رقم التسجيل الضريبي', areaCodes: ['2', '3', '13', '40', '45', '46', '47', '48', '50', '55', '57', '62', '64', '65', '66', '68', '69', '82', '84', '86', '88', '92', '93', '95', '96', '97'] },
  ES: { type: 'nif', name: 'Número de Identificación Fiscal' },
  FR: { type: 'spi', name: 'Numéro fiscal de référence', areaCodes: ['1', '2', '3', '4', '5'] },
  GB: { type: 'utr', name: 'Unique Taxpayer Reference', areaCodes: ['20', '113', '114', '115', '116', '117', '118', '121', '131', '141', '151', '161', '191'] },
  ID: { type: 'npwp', name: 'Nomor Pokok Wajib Pajak', areaCodes: ['21', '22', '24', '31', '61'] },
  IE: { type: 'pps', name: 'PPS Number' },
  IN: { type: 'pan', name: 'Permanent Account Number' },
  IT: { type: 'cf', name: 'Codice fiscale' },
  JO: { type: 'tin', name: 'الرقم الضريبي', areaCodes: ['2', '3', '5', '6'] },
  JP: { type: 'mynumber', name: 'マイナンバー' },
  KW: { type: 'tin', name: 'رقم التعريف الضريبي' },
  LB: { type: 'mof', name: 'الرقم المالي', areaCodes: ['1', '4', '5', '6', '7', '8', '9'] },
  MA: { type: 'if', name: 'Identifiant fiscal' },
  MY: { type: 'itn', name: 'Nombor Cukai Pendapatan', areaCodes: ['3', '4', '5', '6', '7', '9', '82', '88'] },
  NL: { type: 'bsn', name: 'Burgerservicenummer' },
  NO: { type: 'fnr', name: 'Fødselsnummer' },
  OM: { type: 'tin', name: 'رقم التعريف الضريبي' },
  PK: { type: 'ntn', name: 'National Tax Number' },
  QA: { type: 'tin', name: 'رقم التعريف الضريبي' },
  SA: { type: 'tin', name: 'الرقم المميز', areaCodes: ['11', '12', '13', '14', '16', '17'] },
  SE: { type: 'pnr', name: 'Personnummer' },
  TN: { type: 'mf', name: 'Matricule fiscal' },
  TR: { type: 'vkn', name: 'Vergi Kimlik Numarası', areaCodes: ['212', '216', '222', '224', '232', '242', '262', '312', '322', '326', '332', '342', '352', '362', '412', '414', '422', '432', '442', '462'] },
  US: { type: 'tin', name: 'Taxpayer Identification Number' },
  ZA: { type: 'trn', name: 'Tax Reference Number' },
};
