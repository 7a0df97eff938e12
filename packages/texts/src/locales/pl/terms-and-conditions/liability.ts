import type { Translated } from '../../../translated.ts';
import type { liability as english } from '../../en/terms-and-conditions/liability.ts';

export const liability: Translated<typeof english> = {
  heading: 'Odpowiedzialność',
  general: {
    unlimited:
      'Odpowiadamy bez ograniczeń za winę umyślną i rażące niedbalstwo, za szkody na osobie (utratę życia, uszkodzenie ciała lub rozstrój zdrowia), gdy podstępnie zataimy wadę lub udzielimy gwarancji, oraz na podstawie przepisów o odpowiedzialności za produkt.',
    essential:
      'Za zwykłe niedbalstwo odpowiadamy tylko wtedy, gdy naruszono obowiązek, którego wykonanie w ogóle umożliwia należyte wykonanie umowy i na którego dotrzymaniu mogą Państwo zwykle polegać. Odpowiedzialność jest wówczas ograniczona do szkody typowej dla takich umów i możliwej do przewidzenia.',
    else: 'W pozostałym zakresie odpowiedzialność za zwykłe niedbalstwo jest wyłączona. To samo dotyczy odpowiedzialności osób, które działają w naszym imieniu.',
    consumers:
      'Wobec konsumentów odpowiadamy na zasadach określonych w przepisach; żadne postanowienie niniejszego regulaminu nie wyłącza ani nie ogranicza tej odpowiedzialności.',
    businesses: 'Wobec przedsiębiorców obowiązuje, co następuje:',
    mandatory:
      'Prawa, które przysługują konsumentom oraz osobom objętym z mocy prawa taką samą ochroną na podstawie przepisów bezwzględnie obowiązujących, pozostają nienaruszone.',
  },
  unitedKingdom: {
    unlimited:
      'Żadne postanowienie niniejszego regulaminu nie ogranicza ani nie wyłącza naszej odpowiedzialności za śmierć lub szkodę na osobie spowodowane naszym niedbalstwem, za oszustwo lub podstępne wprowadzenie w błąd ani w żadnym innym przypadku, w którym prawo na to nie pozwala.',
    consumers:
      'Jeżeli są Państwo konsumentem, odpowiadamy za straty i szkody będące przewidywalnym skutkiem naruszenia przez nas umowy lub niedołożenia należytej staranności i umiejętności. Państwa ustawowe prawa pozostają nienaruszone.',
    businesses:
      'Jeżeli są Państwo przedsiębiorcą, nie odpowiadamy za utracony zysk, utracone transakcje lub możliwości ani za szkody pośrednie, a nasza łączna odpowiedzialność z danej umowy jest ograniczona do kwoty zapłaconej na jej podstawie w ciągu dwunastu miesięcy przed zdarzeniem.',
  },
  unitedStates: {
    asIs: 'W zakresie, w jakim pozwala na to prawo, serwis %{site} jest udostępniany w stanie, w jakim się znajduje, i w miarę dostępności („as is” i „as available”), bez jakichkolwiek gwarancji, wyraźnych lub dorozumianych.',
    cap: 'W zakresie, w jakim pozwala na to prawo, nie odpowiadamy za szkody pośrednie, uboczne, szczególne ani następcze, a nasza łączna odpowiedzialność jest ograniczona do kwoty, którą zapłacili nam Państwo w ciągu dwunastu miesięcy przed zdarzeniem będącym podstawą roszczenia.',
    states:
      'Niektóre porządki prawne nie pozwalają na wyłączenie określonych gwarancji lub ograniczenie odpowiedzialności za określone szkody. W takim przypadku powyższe ograniczenia Państwa nie dotyczą i mogą Państwu przysługiwać dalsze prawa.',
  },
};
