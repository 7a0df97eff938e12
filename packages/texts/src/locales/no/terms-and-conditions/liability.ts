import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Ansvar',
  general: {
    unlimited:
      'Vi er ansvarlige uten begrensning ved forsett og grov uaktsomhet, ved dødsfall og personskade, når vi svikaktig har fortiet en mangel eller har gitt en garanti, og etter reglene om produktansvar.',
    essential:
      'Ved vanlig uaktsomhet er vi ansvarlige bare hvis vi bryter en plikt som må oppfylles for at avtalen i det hele tatt skal kunne gjennomføres riktig, og som du normalt kan stole på. Ansvaret er da begrenset til skade som er typisk for slike avtaler og kunne forutses.',
    else: 'Utover det er ansvaret for vanlig uaktsomhet utelukket. Det samme gjelder ansvaret for dem som opptrer for oss.',
    consumers:
      'Overfor forbrukere er vi ansvarlige etter loven; ingenting i disse vilkårene utelukker eller begrenser dette ansvaret.',
    businesses: 'Overfor næringsdrivende gjelder følgende:',
    mandatory: 'Rettigheter som forbrukere har etter ufravikelig lov, påvirkes ikke.',
  },
  unitedKingdom: {
    unlimited:
      'Ingenting i disse vilkårene begrenser eller utelukker ansvaret vårt for dødsfall eller personskade som skyldes vår uaktsomhet, for svik eller svikaktig uriktige opplysninger eller for noe annet der loven ikke tillater det.',
    consumers:
      'Hvis du er forbruker, er vi ansvarlige for tap eller skade som er en påregnelig følge av at vi bryter avtalen eller ikke opptrer med rimelig aktsomhet og dyktighet. Rettighetene dine etter loven består.',
    businesses:
      'Hvis du er næringsdrivende, er vi ikke ansvarlige for tapt fortjeneste, tapt omsetning eller tapte forretningsmuligheter eller for indirekte tap, og det samlede ansvaret vårt etter en avtale er begrenset til det som er betalt etter den i de tolv månedene før hendelsen.',
  },
  unitedStates: {
    asIs: 'I den grad loven tillater det, leveres %{site} som den er og når den er tilgjengelig («as is» og «as available»), uten garantier av noe slag, verken uttrykkelige eller underforståtte.',
    cap: 'I den grad loven tillater det, er vi ikke ansvarlige for indirekte tap, tilfeldige tap, særlige tap eller følgetap, og det samlede ansvaret vårt er begrenset til beløpet du har betalt oss i de tolv månedene før hendelsen som kravet bygger på.',
    states:
      'Noen rettssystemer tillater ikke at visse garantier utelukkes eller at ansvaret for visse tap begrenses. I så fall gjelder ikke begrensningene ovenfor for deg, og du kan ha ytterligere rettigheter.',
  },
};
