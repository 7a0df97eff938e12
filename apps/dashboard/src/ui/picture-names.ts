/** The drawings of `Picture`. */
export type PictureName =
  | 'sites'
  | 'services'
  | 'document'
  | 'search'
  | 'keys'
  | 'lost'
  | 'broken'
  | 'done'
  | 'mail'
  | 'people';
