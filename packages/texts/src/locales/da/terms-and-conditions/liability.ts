import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Ansvar',
  general: {
    unlimited:
      'Vi hæfter ubegrænset ved forsæt og grov uagtsomhed, ved dødsfald og personskade, når vi svigagtigt har fortiet en mangel eller har givet en garanti, og efter reglerne om produktansvar.',
    essential:
      'Ved simpel uagtsomhed hæfter vi kun, hvis en forpligtelse tilsidesættes, hvis opfyldelse overhovedet gør det muligt at opfylde aftalen korrekt, og som du normalt kan stole på. Ansvaret er da begrænset til den skade, der er typisk for sådanne aftaler og kunne forudses.',
    else: 'I øvrigt er ansvaret for simpel uagtsomhed udelukket. Det samme gælder ansvaret for dem, der handler for os.',
    consumers:
      'Over for forbrugere hæfter vi efter loven; intet i disse vilkår udelukker eller begrænser dette ansvar.',
    businesses: 'Over for erhvervsdrivende gælder følgende:',
    mandatory: 'Rettigheder, som forbrugere har efter ufravigelig lovgivning, berøres ikke.',
  },
  unitedKingdom: {
    unlimited:
      'Intet i disse vilkår begrænser eller udelukker vores ansvar for dødsfald eller personskade som følge af vores uagtsomhed, for svig eller svigagtige urigtige oplysninger eller for andet, hvor loven ikke tillader det.',
    consumers:
      'Hvis du er forbruger, hæfter vi for tab eller skade, der er en påregnelig følge af, at vi misligholder aftalen eller ikke handler med rimelig omhu og dygtighed. Dine rettigheder efter loven består.',
    businesses:
      'Hvis du er erhvervsdrivende, hæfter vi ikke for tabt fortjeneste, omsætning eller forretningsmuligheder eller for indirekte tab, og vores samlede ansvar efter en aftale er begrænset til det, der er betalt efter den i de tolv måneder før hændelsen.',
  },
  unitedStates: {
    asIs: 'I det omfang loven tillader det, stilles %{site} til rådighed, som det er og forefindes (»as is« og »as available«), uden garantier af nogen art, hverken udtrykkelige eller stiltiende.',
    cap: 'I det omfang loven tillader det, hæfter vi ikke for indirekte tab, tilfældige tab, særlige tab eller følgetab, og vores samlede ansvar er begrænset til det beløb, du har betalt os i de tolv måneder før den hændelse, som kravet bygger på.',
    states:
      'Nogle retssystemer tillader ikke, at visse garantier udelukkes, eller at ansvaret for visse tab begrænses. Hvor det er tilfældet, gælder begrænsningerne ovenfor ikke for dig, og du kan have yderligere rettigheder.',
  },
};
