/** Looks that follow from a name or a sentence on the site, so that picture and words agree. */
export interface Role {
  readonly age?: 'child' | 'adult' | 'elder';
  readonly skin?: string;
  readonly hair?: string;
  /** A hair style, instead of the seed's choice. */
  readonly style?: string;
  readonly cap?: boolean;
}

export const casting: Readonly<Record<string, Role>> = {
  'learner-nusrat': { age: 'child', style: 'plaits' },
  'learner-tanvir': { age: 'child', style: 'crop' },
  'learner-ongching': { age: 'child', skin: '#DDA577', style: 'fringe' },
  'avatar-plaits': { age: 'child', style: 'plaits' },
  'avatar-crop': { age: 'child', style: 'crop' },
  'avatar-scarf': { age: 'child' },
  'avatar-wave': { age: 'child', style: 'wave' },
  'avatar-bob': { age: 'child', style: 'bob' },
  'avatar-cap': { age: 'child', style: 'close', cap: true },
  'avatar-long': { age: 'child', style: 'long' },
  'avatar-fringe': { age: 'child', skin: '#DDA577', style: 'fringe' },
  'avatar-afro': { age: 'child', skin: '#7A4A2C', hair: '#16120F', style: 'afro' },
  'avatar-side': { age: 'child', style: 'side' },
  'learner-puja': { style: 'long' },
  'learner-rabeya': { age: 'elder' },
  'learner-shahidul': { style: 'side', hair: '#1B1614' },
  'lydia-nyambura': { skin: '#7A4A2C', hair: '#16120F', style: 'afro' },
  'kwabena-ofori': { skin: '#6E4227', hair: '#14110F', style: 'close' },
  'emil-lindqvist': { skin: '#F2CBA8', hair: '#C79A55', style: 'wave' },
  'meera-subbiah': { skin: '#A66A41', style: 'plait' },
  'urmila-chakma': { skin: '#E9B98F', style: 'bun' },
  'monoj-kanti-tripura': { skin: '#DDA577', style: 'fringe' },
  'sugata-bikash-barua': { style: 'close' },
  'abdur-rashid-noman': { age: 'elder', hair: '#D8D4CE', style: 'bald', cap: true },
  'haradhan-chakraborty': { age: 'elder', style: 'bald' },
  'golam-sarwar-talukder': { hair: '#77726F', style: 'side' },
  'abdul-mabud-sarkar': { hair: '#8E8B89', style: 'side' },
  'teresa-mallika-gomes': { hair: '#8E8B89', style: 'bob' },
  'shampa-rani-mondal': { style: 'bun' },
};
