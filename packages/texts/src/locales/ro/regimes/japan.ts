import type { Translated } from '../../../translated.ts';
import type { japan as english } from '../../en/regimes/japan.ts';

export const japan: Translated<typeof english> = {
  heading: 'Pentru persoanele din Japonia',
  scope:
    'În cazul în care se aplică Legea japoneză privind protecția informațiilor personale (Act on the Protection of Personal Information, APPI), prezenta secțiune completează politica.',
  operator:
    'Operatorul comercial care prelucrează informațiile dumneavoastră personale este %{owner}; adresa sa figurează mai sus.',
  operatorWith:
    'Operatorul comercial care prelucrează informațiile dumneavoastră personale este %{owner}, cu următorul reprezentant: %{representative}; adresa sa figurează mai sus.',
  purposes:
    'Scopurile utilizării sunt cele indicate în prezenta politică (art. 21 din APPI). Nu utilizăm informații personale în afara acestora fără consimțământul dumneavoastră, cu excepția cazului în care art. 18 din APPI o permite.',
  thirdParties:
    'Datele cu caracter personal sunt furnizate unor terți cu consimțământul dumneavoastră sau atunci când art. 27 din APPI o permite. Prelucrarea în limitele scopurilor utilizării este încredințată prestatorilor care o efectuează în numele nostru (art. 27 alin. (5) pct. (i) din APPI).',
  foreign:
    'Datele cu caracter personal sunt prelucrate și în următoarele țări din afara Japoniei: %{countries}. La cerere, vă informăm cu privire la protecția informațiilor personale în fiecare dintre acestea și la măsurile luate de destinatar (art. 28 din APPI).',
  requests:
    'Puteți solicita să vi se comunice scopurile utilizării (art. 32 din APPI), divulgarea datelor cu caracter personal pe care le deținem despre dumneavoastră și a evidențelor furnizării lor către terți (art. 33 din APPI), corectarea, completarea sau eliminarea lor (art. 34 din APPI), precum și încetarea utilizării sau a furnizării lor către terți ori ștergerea lor (art. 35 din APPI).',
  exercise:
    'Pentru astfel de solicitări, pentru plângeri și pentru a afla ce măsuri luăm pentru securitatea datelor cu caracter personal (art. 23 din APPI), contactați-ne: %{contact}.',
  authority:
    'Autoritatea competentă este comisia japoneză pentru protecția informațiilor personale, Personal Information Protection Commission (%{link}).',
};
