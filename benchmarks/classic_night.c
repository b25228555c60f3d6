/* The physical limit: one night of Ride the Bus, written by hand in C for one table alone.
 *
 * Rulebook classic without bluffing, five seats, one game, everybody choosing any legal action with equal chance: what
 * `nightbus lab ride-the-bus --set bluffing=off --set bus_length=N --policy random` plays. It reads no Python and knows no
 * switch, so it is the one place where rules stand twice, and a yardstick for both: its means must be the lab's.
 *
 *     cc -O3 -march=native -o classic_night classic_night.c && ./classic_night GAMES BUS_LENGTH SEED
 *
 * It prints one JSON object: games, decisions, deals, drinks, ride_cards, rows, seconds (processor time).
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { SEATS = 5, QUESTIONS = 4, DECK = 52, JACK = 9 };

static uint32_t word[4]; /* xoshiro128++ (Blackman and Vigna 2019) */

static uint32_t left_by(uint32_t x, int by) { return (x << by) | (x >> (32 - by)); }

static uint32_t next_word(void) {
    uint32_t result = left_by(word[0] + word[3], 7) + word[0], t = word[1] << 9;
    word[2] ^= word[0];
    word[3] ^= word[1];
    word[1] ^= word[2];
    word[0] ^= word[3];
    word[2] ^= t;
    word[3] = left_by(word[3], 11);
    return result;
}

static uint32_t below(uint32_t n) { return (uint32_t)(((uint64_t)next_word() * n) >> 32); }

static void seed_words(uint64_t seed) { /* splitmix64, as its authors advise */
    for (int i = 0; i < 4; i++) {
        uint64_t z = (seed += 0x9e3779b97f4a7c15u);
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        word[i] = (uint32_t)(z ^ (z >> 31));
    }
}

static const int rows[5] = {5, 4, 3, 2, 1};
static int pack[DECK], dealt, hand[SEATS][QUESTIONS], held[SEATS];
static int64_t decisions, deals, drinks, ride_cards, ride_rows, played;

static int draw(void) {
    int at = dealt + (int)below((uint32_t)(DECK - dealt)), card = pack[at];
    pack[at] = pack[dealt];
    pack[dealt++] = card;
    deals++;
    return card;
}

static int right(int question, int answer, const int *cards, int card) {
    int rank = card / 4, suit = card % 4;
    if (question == 0)
        return (suit == 1 || suit == 2) == (answer == 0);
    if (question == 3)
        return suit == answer;
    int first = cards[0] / 4;
    if (question == 1)
        return rank != first && (rank > first) == (answer == 0);
    int second = cards[1] / 4, low = first < second ? first : second, high = first < second ? second : first;
    return rank != low && rank != high && (low < rank && rank < high) == (answer == 0);
}

/* Hand out `left` drinks as the rules do: seat by seat in order, any legal gift with equal chance. */
static void give(int giver, int left) {
    int last = giver == SEATS - 1 ? SEATS - 2 : SEATS - 1, after = -1;
    while (left) {
        int amount, to;
        do {
            uint32_t code = below((uint32_t)left * SEATS);
            amount = (int)code / SEATS + 1;
            to = (int)code % SEATS;
        } while (to == giver || to <= after || (amount < left && to == last));
        decisions++;
        drinks += amount;
        left -= amount;
        after = to;
    }
}

static void questions(int dealer) {
    for (int i = 1; i < SEATS; i++) {
        int seat = (dealer + i) % SEATS;
        for (int q = 0; q < QUESTIONS; q++) {
            int answer = (int)below(q == 3 ? 4 : 2);
            decisions++;
            int card = draw();
            if (!right(q, answer, hand[seat], card))
                drinks += q + 1;
            hand[seat][q] = card;
        }
        held[seat] = QUESTIONS;
    }
    held[dealer] = 0;
}

static void pyramid(int dealer) {
    for (int row = 0; row < 5; row++)
        for (int place = 0; place < rows[row]; place++) {
            int rank = draw() / 4, plays[SEATS] = {0};
            for (int i = 1; i <= SEATS; i++) {
                int seat = (dealer + i) % SEATS, *cards = hand[seat];
                while (held[seat]) { /* pass, or play any card that matches */
                    int fits[QUESTIONS + 1], n = 1;
                    for (int k = 0; k < held[seat]; k++)
                        if (cards[k] / 4 == rank)
                            fits[n++] = k;
                    int choice = n == 1 ? 0 : (int)below((uint32_t)n);
                    decisions++;
                    if (choice == 0)
                        break;
                    held[seat]--;
                    for (int k = fits[choice]; k < held[seat]; k++)
                        cards[k] = cards[k + 1];
                    plays[seat]++;
                }
            }
            for (int i = 1; i <= SEATS; i++)
                for (int seat = (dealer + i) % SEATS; plays[seat]; plays[seat]--)
                    give(seat, row + 1);
        }
}

/* Is there a rider? Most cards, then the highest sum, then draws from whole packs: who it is changes no total. */
static int rider(int dealer) {
    int most = 0, tied[SEATS], n = 0, best = 0;
    for (int seat = 0; seat < SEATS; seat++)
        if (held[seat] > most)
            most = held[seat];
    if (!most)
        return 0;
    int sums[SEATS];
    for (int i = 1; i <= SEATS; i++) {
        int seat = (dealer + i) % SEATS, sum = 0;
        if (held[seat] < most)
            continue;
        for (int k = 0; k < most; k++)
            sum += hand[seat][k] / 4 + 2;
        if (sum > best)
            best = sum, n = 0;
        if (sum == best)
            sums[n++] = seat;
    }
    memcpy(tied, sums, sizeof tied);
    while (n > 1) {
        int drawn[SEATS], high = 0, left = 0;
        dealt = 0;
        for (int i = 0; i < n; i++) {
            drawn[i] = draw() / 4;
            if (drawn[i] > high)
                high = drawn[i];
        }
        for (int i = 0; i < n; i++)
            if (drawn[i] == high)
                tied[left++] = tied[i];
        n = left;
    }
    return 1;
}

static void ride(int bus_length) {
    for (int clean = 0; clean < bus_length;) {
        ride_rows++;
        dealt = 0;
        for (clean = 0; clean < bus_length; clean++) {
            int rank = draw() / 4;
            ride_cards++;
            if (rank >= JACK) {
                drinks += rank - JACK + 1;
                break;
            }
        }
    }
}

int main(int argc, char **argv) {
    if (argc != 4) {
        fprintf(stderr, "usage: classic_night GAMES BUS_LENGTH SEED\n");
        return 2;
    }
    int64_t games = atoll(argv[1]);
    int bus_length = atoi(argv[2]);
    seed_words(strtoull(argv[3], NULL, 10));
    for (int i = 0; i < DECK; i++)
        pack[i] = i;
    clock_t begun = clock();
    for (; played < games; played++) {
        int dealer = SEATS - 1;
        dealt = 0;
        questions(dealer);
        pyramid(dealer);
        if (rider(dealer))
            ride(bus_length);
    }
    double seconds = (double)(clock() - begun) / CLOCKS_PER_SEC;
    printf("{\"games\": %lld, \"decisions\": %lld, \"deals\": %lld, \"drinks\": %lld, \"ride_cards\": %lld, \"rows\": %lld, "
           "\"seconds\": %.3f}\n",
           (long long)games, (long long)decisions, (long long)deals, (long long)drinks, (long long)ride_cards,
           (long long)ride_rows, seconds);
    return 0;
}
